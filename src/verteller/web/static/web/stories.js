// A fault's link goes to its line; without script it goes to the text.
"use strict";

function showLine(text, number) {
  const lines = text.value.split("\n");
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const end = start + (lines[number - 1] || "").length;
  text.focus();
  text.setSelectionRange(start, end);
  const height = parseFloat(getComputedStyle(text).lineHeight) || 20;
  text.scrollTop = Math.max(0, (number - 3) * height);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-line]");
  const text = document.getElementById("text");
  if (!link || !text) return;
  event.preventDefault();
  showLine(text, Number(link.dataset.line));
});
