// Runs in a page: the contrast between the text of some elements and what lies behind it.
(() => {
  const luminance = (color) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backgroundOf = (element) => {
    if (element === null) return getComputedStyle(document.body).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)$|transparent/.test(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
  };
  const selectors = [
    "header p",
    ".verdict strong",
    ".about",
    ".about a",
    ".error .severity",
    ".warning .severity",
    ".note .severity",
    "mark",
    ".excerpt .line",
    "td.fits",
    "td.blocked",
    "tbody th small",
  ];
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`no element is ${selector}`);
    const [light, dark] = [luminance(getComputedStyle(element).color), luminance(backgroundOf(element))].sort(
      (a, b) => b - a,
    );
    return { selector, ratio: (light + 0.05) / (dark + 0.05) };
  });
})();
