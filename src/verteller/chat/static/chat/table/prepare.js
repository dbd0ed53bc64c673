// Before the game: who sits at the table, what is played, with which cards and rules.
"use strict";

import { button, make, picture } from "./elements.js";
import { languages, sounds } from "./menu.js";

let due = null;

/** Show what can be wished for; every change is checked by the narrator. */
export function prepare(scene, table) {
  const wishes = scene.wishes;
  const parts = {
    names: make("ol", { className: "people" }),
    sizes: make("p", { className: "sizes" }),
    roles: make("ul", { className: "roles" }),
    own: make("div", { className: "own" }),
    settings: make("div", { className: "settings" }),
    said: make("div", { className: "said", role: "status" }),
  };
  const begin = button(scene.next, () => table.begin(wishes), { className: "do" });

  function changed(at = 0) {
    clearTimeout(due);
    due = setTimeout(async () => {
      const reply = await table.send({ do: "wish", wishes });
      if (reply.scene.kind === "prepare") tell(reply.scene);
    }, at);
  }

  function tell(told) {
    parts.sizes.textContent = told.sizes;
    parts.roles.replaceChildren(...told.roles.map((role) => roleRow(role, told, wishes, table, changed)));
    parts.said.replaceChildren(
      ...[told.fault && make("p", { className: "fault" }, told.fault), ...told.warnings.map((line) => make("p", { className: "warning" }, line))].filter(Boolean),
    );
    begin.disabled = !told.ready;
  }

  /** Show everything anew, with what was typed in the meantime. */
  async function again() {
    clearTimeout(due);
    const { scene: told } = await table.send({ do: "wish", wishes });
    Object.assign(told.wishes, { names: wishes.names, own: wishes.own });
    table.show(told);
  }

  people(parts.names, wishes, table, changed);
  ownCards(parts.own, wishes, scene, table, changed);
  parts.settings.append(...scene.settings.map((each) => setting(each, wishes, changed)));
  tell(scene);
  const { labels } = table;
  const proposal = button(labels.proposal, () => {
    wishes.roles = {};
    changed();
  });
  const books = choice("rulebook", scene.rulebooks, wishes.rulebook, (value) => {
    Object.assign(wishes, { rulebook: value, roles: {}, options: {} });
    again();
  });
  const paces = choice("pace", scene.paces, wishes.pace, (value) => {
    wishes.pace = value;
    changed();
  });
  return make(
    "section",
    { className: "preparing" },
    card(table.heading(scene.title), languages(table), make("p", { className: "kept", role: "status" }, table.offline)),
    card(make("h2", {}, labels.rulebook), books),
    card(make("h2", {}, labels.names), make("p", {}, labels["names-how"]), parts.names, button(labels.add, () => addPerson(parts.names, wishes, table, changed))),
    card(make("h2", {}, labels.roles), parts.sizes, parts.roles, proposal),
    folded(labels.own, make("p", {}, scene.own.how), parts.own),
    folded(labels.options, make("h3", {}, labels.pace), paces, parts.settings, sounds(table)),
    card(parts.said, begin),
  );
}

function card(...within) {
  return make("div", { className: "table-card" }, within);
}

function folded(title, ...within) {
  return make("details", { className: "table-card" }, make("summary", {}, make("h2", {}, title)), within);
}

function choice(name, options, chosen, choose) {
  return make(
    "div",
    { className: "choice" },
    options.map(({ value, label, about }) =>
      make(
        "label",
        { className: "pick" },
        make("input", { type: "radio", name, value, checked: value === chosen, on: { change: () => choose(value) } }),
        make("span", {}, label, about && make("small", {}, about)),
      ),
    ),
  );
}

function people(list, wishes, table, changed) {
  const { labels } = table;
  list.replaceChildren(
    ...wishes.names.map((name, seat) => {
      const label = `${labels.name} ${seat + 1}`;
      const move = (by) => () => {
        const [moved] = wishes.names.splice(seat, 1);
        wishes.names.splice(seat + by, 0, moved);
        people(list, wishes, table, changed);
        changed();
      };
      const input = make("input", {
        value: name,
        maxLength: 30,
        "aria-label": label,
        autocomplete: "off",
        autocapitalize: "words",
        on: {
          input: () => {
            wishes.names[seat] = input.value;
            changed(250);
          },
          keydown: (event) => {
            if (event.key === "Enter") addPerson(list, wishes, table, changed);
          },
        },
      });
      const remove = () => {
        wishes.names.splice(seat, 1);
        wishes.roles = {};
        people(list, wishes, table, changed);
        changed();
      };
      const told = (words) => ({ className: "small", "aria-label": `${words}: ${name || label}`, title: words });
      return make(
        "li",
        {},
        input,
        button("↑", move(-1), { ...told(labels.earlier), disabled: seat === 0 }),
        button("↓", move(1), { ...told(labels.later), disabled: seat === wishes.names.length - 1 }),
        button("×", remove, told(labels.remove)),
      );
    }),
  );
}

function addPerson(list, wishes, table, changed) {
  wishes.names.push("");
  wishes.roles = {};
  people(list, wishes, table, changed);
  list.lastElementChild.querySelector("input").focus();
  changed();
}

function roleRow(role, told, wishes, table, changed) {
  const count = told.dealt[role.role] ?? 0;
  const change = (by) => () => {
    wishes.roles = { ...told.dealt, [role.role]: Math.max(0, count + by) };
    changed();
  };
  const { labels } = table;
  return make(
    "li",
    { className: count ? "" : "none" },
    picture(role.role, table.cards, 40),
    make("details", {}, make("summary", {}, role.name), make("p", {}, role.story)),
    button("−", change(-1), { className: "small", "aria-label": `${labels.fewer}: ${role.name}`, disabled: count === 0 }),
    make("output", {}, String(count)),
    button("+", change(1), { className: "small", "aria-label": `${labels.more}: ${role.name}` }),
  );
}

function ownCards(place, wishes, scene, table, changed) {
  const { labels } = table;
  const again = () => {
    ownCards(place, wishes, scene, table, changed);
    changed();
  };
  const field = (card, key, label, tag) => {
    const input = make(tag, { value: card[key], maxLength: key === "name" ? 30 : 500, on: { input: () => { card[key] = input.value; changed(250); } } });
    return make("label", { className: "field" }, label, input);
  };
  const cards = wishes.own.map((own, number) => {
    const called = make("input", { type: "checkbox", checked: own.called, on: { change: () => { own.called = called.checked; changed(); } } });
    const remove = button(labels.remove, () => { wishes.own.splice(number, 1); again(); });
    return make("fieldset", {}, field(own, "name", labels["own-name"], "input"), field(own, "text", labels["own-text"], "textarea"), make("label", { className: "switch" }, called, labels["own-called"]), remove);
  });
  const add = button(labels["own-add"], () => { wishes.own.push({ name: "", text: "", called: false }); again(); });
  place.replaceChildren(...cards, ...(wishes.own.length < scene.own.most ? [add] : []));
}

function setting(each, wishes, changed) {
  const value = wishes.options[each.key] ?? each.default;
  const choose = (chosen) => {
    wishes.options[each.key] = chosen;
    changed();
  };
  if (typeof each.default === "boolean") {
    const box = make("input", { type: "checkbox", checked: value, on: { change: () => choose(box.checked) } });
    return make("label", { className: "switch" }, box, each.title);
  }
  if (each.allowed.length) {
    const options = each.allowed.map((option) => make("option", { value: option.value, selected: option.value === value }, option.label));
    const list = make("select", { on: { change: () => choose(list.value) } }, options);
    return make("label", { className: "field" }, each.title, list);
  }
  const number = make("input", { type: "number", value, min: each.least, on: { change: () => choose(Math.max(each.least, Math.round(Number(number.value)) || each.default)) } });
  return make("label", { className: "field" }, each.title, number);
}
