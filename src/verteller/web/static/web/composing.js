// Counting while a village is composed; the page counts for itself as well when it is sent.
"use strict";

function numberIn(input) {
  return Math.max(0, Math.trunc(Number(input.value)) || 0);
}

function count(form) {
  let total = 0;
  for (const side of form.querySelectorAll(".side")) {
    let sum = 0;
    for (const input of side.querySelectorAll("input[type=number]")) {
      const here = numberIn(input);
      sum += here;
      input.closest("li").classList.toggle("some", here > 0);
    }
    side.querySelector("[data-sum]").textContent = sum;
    total += sum;
  }
  const output = form.querySelector("[data-total]");
  if (output.textContent !== String(total)) output.textContent = total;
  form.querySelector(".total").classList.toggle("fits", total === Number(form.dataset.players));
}

function arm(form) {
  form.addEventListener("input", () => count(form));
  form.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (!button) return;
    const input = button.parentElement.querySelector("input");
    input.value = Math.max(0, numberIn(input) + Number(button.dataset.step));
    count(form);
  });
  count(form);
}

document.addEventListener("DOMContentLoaded", () => {
  document.querySelectorAll("form.counting").forEach(arm);
});
