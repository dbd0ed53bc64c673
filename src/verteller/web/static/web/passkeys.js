// Passkeys: what a browser's own machine signs. Every page works without them.
"use strict";

(() => {
  const fromText = (text) => {
    const bare = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    return Uint8Array.from(bare, (letter) => letter.charCodeAt(0));
  };

  const toText = (buffer) => {
    const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
    return btoa(letters.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  };

  const opened = (options) => {
    const found = { ...options, challenge: fromText(options.challenge) };
    if (options.user) found.user = { ...options.user, id: fromText(options.user.id) };
    for (const list of ["excludeCredentials", "allowCredentials"]) {
      if (options[list]) found[list] = options[list].map((key) => ({ ...key, id: fromText(key.id) }));
    }
    return found;
  };

  const closed = (key) => {
    const response = {};
    for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
      if (key.response[part]) response[part] = toText(key.response[part]);
    }
    const extensions = key.getClientExtensionResults();
    return { id: key.id, rawId: toText(key.rawId), type: key.type, response, clientExtensionResults: extensions };
  };

  async function ask(form) {
    const answer = await fetch(form.dataset.options, {
      method: "POST",
      headers: { "X-CSRFToken": form.elements.csrfmiddlewaretoken.value },
      credentials: "same-origin",
    });
    if (!answer.ok) throw new Error(`refused: ${answer.status}`);
    return opened(await answer.json());
  }

  async function perform(form) {
    const publicKey = await ask(form);
    const key = await (form.dataset.passkey === "make"
      ? navigator.credentials.create({ publicKey })
      : navigator.credentials.get({ publicKey }));
    form.elements.answer.value = JSON.stringify(closed(key));
    form.submit();
  }

  function prepare(form) {
    form.hidden = false;
    const fault = form.querySelector("[data-fault]");
    const button = form.querySelector("button");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      fault.textContent = "";
      button.disabled = true;
      perform(form).catch(() => {
        fault.textContent = fault.dataset.fault;
        button.disabled = false;
        button.focus();
      });
    });
  }

  if (!window.PublicKeyCredential) return;
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelectorAll("form[data-passkey]").forEach(prepare);
  });
})();
