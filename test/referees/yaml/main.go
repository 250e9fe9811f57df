// Says what kubectl's YAML decoder reads in each text: one a line, in base64. An answer is, for each document, the JSON
// of the fields that decide where a Pod runs; or "refused".
package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"

	"sigs.k8s.io/yaml"
)

// separator is a line that ends a document to kubectl and Helm.
var separator = regexp.MustCompile(`(?m)^---(?:[ \t]+#.*|[ \t]*)\r?$`)

const refused = "refused"

// fieldsOf keeps every value as the decoder writes it; "" stands for a document that holds nothing.
func fieldsOf(document []byte) (string, error) {
	converted, err := yaml.YAMLToJSON(document)
	if err != nil {
		// kubectl reads JSON as JSON: it has escapes that YAML does not know.
		var value any
		if json.Unmarshal(document, &value) != nil {
			return "", err
		}
		if converted, err = json.Marshal(value); err != nil {
			return "", err
		}
	}
	if string(converted) == "null" {
		return "", nil
	}
	var object, spec map[string]json.RawMessage
	if json.Unmarshal(converted, &object) == nil {
		// What is no mapping has none of the fields.
		_ = json.Unmarshal(object["spec"], &spec)
	}
	fields := []json.RawMessage{
		object["apiVersion"], object["kind"], spec["tolerations"], spec["nodeSelector"], spec["affinity"],
	}
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	err = encoder.Encode(fields)
	return strings.TrimSuffix(line.String(), "\n"), err
}

func read(text []byte) (said string) {
	defer func() {
		if recover() != nil {
			said = refused
		}
	}()
	answers := []string{}
	for _, document := range separator.Split(string(text), -1) {
		answer, err := fieldsOf([]byte(document))
		if err != nil {
			return refused
		}
		if answer != "" {
			answers = append(answers, answer)
		}
	}
	return strings.Join(answers, "\t")
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	for lines.Scan() {
		text, err := base64.StdEncoding.DecodeString(lines.Text())
		if err != nil {
			panic(err)
		}
		fmt.Fprintln(output, read(text))
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
