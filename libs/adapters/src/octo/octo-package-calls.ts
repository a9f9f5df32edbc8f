import { type Choice, packagePartOf, packageProblems, refuseParts } from '@shop/domain';
import type { CurrencyCode, Language, PackageChoice } from '@shop/domain';
import type { NewPackage, PackageCalls, PackageWritten } from '@shop/ports/backends';
import { uuidOf } from './octo-bookings.js';
import { type Changed, OctoCarts } from './octo-carts.js';
import { keysOf, lineOfHolding, type No, refused } from './octo-cart-lines.js';
import { isHeldAt, mostExtensions } from './octo-lines.js';
import { isOf, ofProblem } from './octo-package-problems.js';
import type { BookedCart, BookedLine } from './octo-records.js';

const holdMinutes = 20;

/** Packages over several bookings, all released if one is refused. No discount tier applies. */
export class OctoPackageCalls extends OctoCarts implements PackageCalls {
  async addPackage(
    session: string | undefined,
    wanted: NewPackage,
    currency: CurrencyCode,
    language: Language,
    key: string,
  ): Promise<PackageWritten> {
    if (wanted.stay) return { kind: 'unsupported' };
    const from = wanted.from ?? [];
    return this.write(
      session,
      key,
      (cart, fresh) => {
        const pool = cart.lines.filter(({ id }) => from.includes(id));
        return this.#assemble(cart, wanted, pool, uuidOf(`package:${key}`), key, fresh);
      },
      { currency, language },
    );
  }

  async changePackage(
    session: string,
    id: string,
    wanted: PackageChoice,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(session, key, (cart, fresh) => {
      const pool = cart.lines.filter(({ packageId }) => packageId === id);
      if (pool.length === 0) return Promise.resolve(refused('unknownPackage'));
      return this.#assemble(cart, wanted, pool, id, key, fresh);
    });
  }

  async removePackage(
    session: string,
    id: string,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(session, key, async (cart): Promise<Changed> => {
      const gone = cart.lines.filter(({ packageId }) => packageId === id);
      if (gone.length === 0) return refused('unknownPackage');
      const lines = cart.lines.filter(({ packageId }) => packageId !== id);
      return { kind: 'ok', cart: { ...cart, lines }, gone };
    });
  }

  async splitPackage(
    session: string,
    id: string,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(session, key, async (cart): Promise<Changed> => {
      if (cart.lines.every(({ packageId }) => packageId !== id)) return refused('unknownPackage');
      const lines = cart.lines.map((line) =>
        line.packageId === id ? { ...line, packageId: null } : line,
      );
      return { kind: 'ok', cart: { ...cart, lines } };
    });
  }

  async extendHold(session: string, _language: Language, key: string): Promise<PackageWritten> {
    return this.write(session, key, async (cart): Promise<Changed> => {
      if (cart.extensions >= mostExtensions) return refused('holdLimit');
      const lines: BookedLine[] = [];
      for (const line of cart.lines) {
        const isHeld = isHeldAt(line, this.store.clock.now());
        const longer = isHeld && (await this.store.bookings.extend(line.uuid, holdMinutes));
        const until = longer && longer.kind === 'ok' ? longer.state.utcExpiresAt : undefined;
        lines.push(until ? { ...line, until } : line);
      }
      return { kind: 'ok', cart: { ...cart, lines, extensions: cart.extensions + 1 } };
    });
  }

  async addPromo(): Promise<PackageWritten> {
    return { kind: 'unsupported' };
  }

  async removePromo(): Promise<PackageWritten> {
    return { kind: 'unsupported' };
  }

  /** Keeps holds of the pool and adds the missing ones, all or nothing. */
  async #assemble(
    cart: BookedCart,
    { parts, people, extras }: PackageChoice,
    pool: readonly BookedLine[],
    packageId: string,
    key: string,
    fresh: Set<string>,
  ): Promise<Changed> {
    const others = cart.lines.filter((line) => !pool.includes(line));
    const choices = parts.map((part) => ({ ...part, people, extras }));
    const no = await this.#refuseParts(choices, others);
    if (no) return no;
    const lines: BookedLine[] = [];
    for (const [part, choice] of choices.entries()) {
      const same = pool.find(
        (line) => isOf(line, choice) && isHeldAt(line, this.store.clock.now()),
      );
      if (same) {
        lines.push({ ...same, packageId });
        continue;
      }
      const held = await this.hold(choice, cart, `${key}:${part}`, fresh);
      if (held.kind === 'refused') return { ...held, part };
      if (held.kind === 'failed') return held;
      lines.push(lineOfHolding(uuidOf(`line:${key}:${part}`), choice, held.state, packageId));
    }
    return { kind: 'ok', cart: { ...cart, lines: [...others, ...lines] }, gone: pool };
  }

  async #refuseParts(
    choices: readonly Choice[],
    others: readonly BookedLine[],
  ): Promise<No | undefined> {
    const asked = await this.store.offers.all();
    if (asked.kind !== 'ok') return asked;
    const all = asked.state.map(({ product }) => product);
    const keys = [];
    for (const [part, choice] of choices.entries()) {
      const no = await this.refuse(choice, []);
      if (no) return no.kind === 'refused' ? { ...no, part } : no;
      const product = all.find(({ slug }) => slug === choice.slug);
      if (product) keys.push(packagePartOf(product, choice));
    }
    const [problem] = packageProblems(keys);
    if (problem) return ofProblem(problem);
    const no = refuseParts(keys, keysOf(others, all));
    if (no?.kind === 'duplicate') return { ...refused('duplicate'), line: no.with.id };
    return no && refused(no.kind);
  }
}
