// Who sits where: dragged by the grip, or moved by the arrows.
"use strict";

export class Moving {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.said = page.querySelector("[data-moved]");
    page.addEventListener("pointerdown", (event) => this.take(event));
    page.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      page.addEventListener(end, () => this.drop());
    }
    page.addEventListener("click", (event) => {
      const arrow = event.target.closest("[data-move]");
      if (arrow) this.step(arrow.closest("li"), Number(arrow.dataset.move));
    });
  }

  get isUnderWay() {
    return Boolean(this.taken);
  }

  take(event) {
    const grip = event.target.closest(".grip");
    if (!grip || event.button) return;
    event.preventDefault();
    this.taken = grip.closest("li");
    this.was = this.order();
    this.taken.classList.add("taken");
  }

  drag(event) {
    if (!this.taken) return;
    const list = this.taken.parentElement;
    const others = [...list.children].filter((each) => each !== this.taken);
    const next = others.find((each) => {
      const box = each.getBoundingClientRect();
      return event.clientY < box.top + box.height / 2;
    });
    if (next !== (this.taken.nextElementSibling ?? undefined)) {
      list.insertBefore(this.taken, next ?? null);
    }
  }

  drop() {
    const moved = this.taken;
    if (!moved) return;
    moved.classList.remove("taken");
    this.taken = null;
    if (this.order() !== this.was) this.keep(moved);
  }

  step(line, by) {
    const list = line.parentElement;
    const other = by < 0 ? line.previousElementSibling : line.nextElementSibling;
    if (!other) return;
    const focused = document.activeElement;
    list.insertBefore(line, by < 0 ? other : other.nextElementSibling);
    // What is moved loses the focus.
    if (line.contains(focused)) focused.focus();
    this.keep(line);
  }

  order() {
    const seats = document.querySelectorAll("#seating [data-player]");
    return [...seats].map((each) => each.dataset.player).join();
  }

  keep(moved) {
    const place = [...moved.parentElement.children].indexOf(moved) + 1;
    const words = this.said.dataset.moved;
    this.said.textContent = words.replace("%name%", moved.dataset.name).replace("%place%", place);
    const form = new FormData(document.getElementById("people"));
    form.set("act", "seats");
    this.send(form);
  }
}
