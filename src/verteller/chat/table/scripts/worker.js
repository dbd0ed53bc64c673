// The narrator's own thread: the engine of this narrator, run by Python in the browser. The page
// sends what was touched, as JSON, and gets back what to show; nothing else goes in or out.

let door = null;

async function wake({ engine, rules }) {
  const { loadPyodide } = await import(`${engine}pyodide.mjs`);
  const [python, packed] = await Promise.all([
    loadPyodide({ indexURL: engine }),
    fetch(rules).then((answer) => {
      if (!answer.ok) throw new Error(`${rules}: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  const folder = python.pyimport("sysconfig").get_path("purelib");
  python.unpackArchive(packed, "zip", { extractDir: folder });
  python.pyimport("importlib").invalidate_caches();
  door = python.pyimport("verteller.chat.table.narrating.door").Door();
}

self.addEventListener("message", async ({ data }) => {
  const { number, wake: addresses, request } = data;
  try {
    if (addresses) {
      await wake(addresses);
      self.postMessage({ number, answer: null });
    } else {
      self.postMessage({ number, answer: door.answer(request) });
    }
  } catch (fault) {
    self.postMessage({ number, fault: String(fault) });
  }
});
