package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"unicode"

	"k8s.io/apimachinery/pkg/runtime"
	serializer "k8s.io/apimachinery/pkg/runtime/serializer/json"
)

type object = map[string]any

// A mapping of a manifest whose fields have names of the API: not one of labels, for example.
type mapping struct {
	path  []any
	known []string
	keys  []string
}

type manifest struct {
	text     []byte
	mappings []mapping
}

// printEdits tells each manifest's mappings, and then one edit a line with what strict decoding says of it:
//
//	NUMBER MANIFEST PATH                   a mapping
//	NUMBER KEY = NEWKEY: VERDICT           a key of that mapping, under another name
//	NUMBER KEY > NUMBER: VERDICT           a key of that mapping, moved to another one of the same manifest
//
// The verdict is `.` where nothing is unknown, `!` where the edited key is and nothing else, and else the unknown fields.
// Edits that give a field a value of another type are left out.
func printEdits(scheme *runtime.Scheme, folder string, seed uint64, count int) {
	shapes := readTypes(scheme)
	manifests := readManifests(folder, shapes)
	decoder := serializer.NewSerializerWithOptions(serializer.DefaultMetaFactory, scheme, scheme,
		serializer.SerializerOptions{Strict: true})
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	first := make([]int, len(manifests))
	total := 0
	for index, manifest := range manifests {
		if unknown, ok := decode(decoder, manifest.text); !ok || len(unknown) > 0 {
			panic(fmt.Sprintf("manifest %d is not valid: %v", index, unknown))
		}
		first[index] = total
		for _, at := range manifest.mappings {
			fmt.Fprintf(output, "%d %d %s\n", total, index, formatPath(at.path))
			total++
		}
	}
	words := wordsOf(shapes)
	random := rand.New(rand.NewPCG(seed, seed))
	for done := 0; done < count; {
		which := random.IntN(len(manifests))
		of := manifests[which]
		from := random.IntN(len(of.mappings))
		keys := of.mappings[from].keys
		key := keys[random.IntN(len(keys))]
		to, name := from, key
		switch chance := random.IntN(10); {
		case chance < 3:
			to = random.IntN(len(of.mappings))
		case chance < 5:
			known := of.mappings[from].known
			name = known[random.IntN(len(known))]
		default:
			name = respell(random, key, words)
		}
		if (to == from && name == key) || name == "" {
			continue
		}
		text, ok := edit(of, from, key, to, name)
		if !ok {
			continue
		}
		unknown, ok := decode(decoder, text)
		if !ok {
			continue
		}
		done++
		change := "= " + name
		if to != from {
			change = "> " + strconv.Itoa(first[which]+to)
		}
		edited := formatPath(append(append([]any{}, of.mappings[to].path...), name))
		fmt.Fprintf(output, "%d %s %s: %s\n", first[which]+from, key, change, describe(unknown, edited))
	}
}

func describe(unknown []string, edited string) string {
	switch {
	case len(unknown) == 0:
		return "."
	case len(unknown) == 1 && unknown[0] == edited:
		return "!"
	}
	return strings.Join(unknown, " ")
}

func formatPath(path []any) string {
	text := ""
	for _, step := range path {
		switch step := step.(type) {
		case int:
			text += fmt.Sprintf("[%d]", step)
		case string:
			if text != "" {
				text += "."
			}
			text += step
		}
	}
	return text
}

func readManifests(folder string, shapes shapes) []manifest {
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		panic("no manifests in " + folder)
	}
	sort.Strings(files)
	manifests := []manifest{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		root := parse(text)
		kind := fmt.Sprintf("%s %s", root["apiVersion"], root["kind"])
		read := manifest{text: text}
		read.collect(root, shapes.Kinds[kind], nil, shapes)
		manifests = append(manifests, read)
	}
	return manifests
}

func parse(text []byte) object {
	root := object{}
	if err := json.Unmarshal(text, &root); err != nil {
		panic(err)
	}
	return root
}

func (m *manifest) collect(value any, shape string, path []any, shapes shapes) {
	if list, isList := value.([]any); isList {
		for index, item := range list {
			m.collect(item, strings.TrimPrefix(shape, "[]"), append(path[:len(path):len(path)], index), shapes)
		}
		return
	}
	fields, known := shapes.Types[shape]
	at, isMapping := value.(object)
	if !known || !isMapping {
		return
	}
	keys := sortedKeys(at)
	// An object of another kind or version is another question.
	if len(path) == 0 {
		keys = without(keys, "apiVersion", "kind")
	}
	if len(keys) > 0 {
		m.mappings = append(m.mappings, mapping{path: path, known: sortedKeys(fields), keys: keys})
	}
	for _, key := range keys {
		m.collect(at[key], fields[key], append(path[:len(path):len(path)], key), shapes)
	}
}

func sortedKeys[V any](of map[string]V) []string {
	keys := make([]string, 0, len(of))
	for key := range of {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

func without(keys []string, names ...string) []string {
	kept := []string{}
	for _, key := range keys {
		if key != names[0] && key != names[1] {
			kept = append(kept, key)
		}
	}
	return kept
}

// wordsOf lists every field of every type.
func wordsOf(shapes shapes) []string {
	words := map[string]bool{}
	for _, fields := range shapes.Types {
		for name := range fields {
			words[name] = true
		}
	}
	return sortedKeys(words)
}

func respell(random *rand.Rand, key string, words []string) string {
	at := random.IntN(len(key))
	switch random.IntN(12) {
	case 0:
		return strings.ToLower(key)
	case 1:
		return strings.ToUpper(key[:1]) + key[1:]
	case 2:
		return strings.ToUpper(key)
	case 3:
		return key + "s"
	case 4:
		return strings.TrimSuffix(key, "s")
	case 5:
		if at == 0 {
			return key
		}
		return key[:at-1] + key[at:at+1] + key[at-1:at] + key[at+1:]
	case 6:
		return key[:at] + key[at+1:]
	case 7:
		return key[:at] + key[at:at+1] + key[at:]
	case 8:
		return key[:at] + string(rune('a'+random.IntN(26))) + key[at+1:]
	case 9:
		return joined(key, "-")
	case 10:
		return joined(key, "_")
	}
	return words[random.IntN(len(words))]
}

// joined is the name in kebab or snake case.
func joined(key, sign string) string {
	text := ""
	for _, letter := range key {
		if unicode.IsUpper(letter) {
			text += sign
		}
		text += string(unicode.ToLower(letter))
	}
	return text
}

// edit moves a key of one mapping to another name or another mapping; false where that is inside the value itself.
func edit(of manifest, from int, key string, to int, name string) ([]byte, bool) {
	root := parse(of.text)
	source, target := mappingAt(root, of.mappings[from].path), mappingAt(root, of.mappings[to].path)
	value := source[key]
	delete(source, key)
	if target == nil || source == nil || mappingAt(root, of.mappings[to].path) == nil {
		return nil, false
	}
	target[name] = value
	text, err := json.Marshal(root)
	return text, err == nil
}

func mappingAt(root object, path []any) object {
	var value any = root
	for _, step := range path {
		switch step := step.(type) {
		case int:
			list, ok := value.([]any)
			if !ok {
				return nil
			}
			value = list[step]
		case string:
			at, ok := value.(object)
			if !ok {
				return nil
			}
			value = at[step]
		}
	}
	at, _ := value.(object)
	return at
}

var unknownField = regexp.MustCompile(`^unknown field "(.*)"$`)

// decode tells the fields that strict decoding does not know; false where the object cannot be decoded at all.
func decode(decoder runtime.Decoder, text []byte) ([]string, bool) {
	_, _, err := decoder.Decode(text, nil, nil)
	if err == nil {
		return nil, true
	}
	strict, isStrict := runtime.AsStrictDecodingError(err)
	if !isStrict {
		return nil, false
	}
	unknown := []string{}
	for _, one := range strict.Errors() {
		found := unknownField.FindStringSubmatch(one.Error())
		if found == nil {
			panic(one)
		}
		unknown = append(unknown, found[1])
	}
	sort.Strings(unknown)
	return unknown, true
}
