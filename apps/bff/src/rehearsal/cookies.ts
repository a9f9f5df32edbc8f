export class Cookies {
  readonly #lines = new Map<string, string>();

  /** `Cookie` header of the next request. */
  get text(): string {
    return [...this.#lines.values()].map((line) => line.split(';', 1)[0]).join('; ');
  }

  /** `Set-Cookie` lines for the browser. */
  get lines(): readonly string[] {
    return [...this.#lines.values()];
  }

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const name = line.slice(0, line.indexOf('='));
      if (/expires=thu, 01 jan 1970/i.test(line)) this.#lines.delete(name);
      else this.#lines.set(name, line);
    }
  }

  /** Lines that replace the browser's cookies of the shop by this visitor's. */
  handOver(had: string): readonly string[] {
    const gone = had
      .split(';')
      .map((pair) => pair.slice(0, Math.max(0, pair.indexOf('='))).trim())
      .filter((name) => name.startsWith('__Host-') && !this.#lines.has(name))
      .map((name) => `${name}=; Path=/; Secure; HttpOnly; Max-Age=0`);
    return [...gone, ...this.lines];
  }
}
