// The page's connection to the worker. Calls with the same name do not queue up: the newest replaces the waiting ones.
import type { Answers, Calls } from "./protocol";

const LONG = 500; // milliseconds

interface Waiting {
  id: number;
  name: PropertyKey;
  data: unknown;
  resolve: (answer: any) => void;
  reject: (error: Error) => void;
}

/** Thrown if a newer call took the place of this one. Callers need not catch it: main.ts ignores it. */
export class Replaced extends Error {}

export class Link<C = Calls, A = Answers> {
  private queue: Waiting[] = [];
  private running: Waiting | null = null;
  private worker: Worker;
  private next = 0;
  private patience = 0;

  /** Calls `busy` when a call takes long, and when such a call has ended. */
  constructor(code: string, private readonly busy: (working: boolean) => void) {
    const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker.onmessage = ({ data }) => {
      const done = this.running;
      this.running = null;
      if (done && done.id === data.id) {
        if (data.error) done.reject(new Error(data.error));
        else done.resolve(data.answer);
      }
      this.send();
    };
    this.worker.onerror = (event) => {
      const done = this.running;
      this.running = null;
      done?.reject(new Error(event.message || "the worker could not be started"));
      this.send();
    };
  }

  call<One extends keyof C & keyof A>(name: One, data: C[One]): Promise<A[One]> {
    return new Promise((resolve, reject) => {
      this.queue = this.queue.filter((waiting) => {
        if (waiting.name !== name) return true;
        waiting.reject(new Replaced());
        return false;
      });
      this.queue.push({ id: ++this.next, name, data, resolve, reject });
      if (!this.running) this.send();
    });
  }

  private send(): void {
    // Other calls about a new text are pointless until it is parsed.
    const parse = this.queue.findIndex(({ name }) => name === "parse");
    const [next] = this.queue.splice(Math.max(0, parse), 1);
    if (!next) {
      clearTimeout(this.patience);
      this.busy(false);
      return;
    }
    this.running = next;
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.busy(true), LONG);
    const { id, name, data } = next;
    this.worker.postMessage({ id, name, data });
  }
}
