import type { OrderLink } from '@shop/domain';
import type { OrderLinkTokens, ReadOrderLink } from '@shop/ports/backends';
import { z } from 'zod';
import { parsedJson } from './parsed-json.js';
import { SignedTexts } from './signed-texts.js';

const audience = 'order';

/** The claims of RFC 7519 in use, and the generation. */
const claims = z.strictObject({
  iss: z.string(),
  aud: z.literal(audience),
  sub: z.string().min(1).max(200),
  gen: z.int().min(1),
  /** Seconds since 1970. */
  exp: z.int().min(0).max(8_640_000_000_000),
});

/** Order links as JWTs, with a key pair of their own. */
export class JoseOrderLinks implements OrderLinkTokens {
  readonly #texts: SignedTexts;

  /** `shop` is the origin of the links; signed links of another origin are rejected. */
  constructor(
    secrets: readonly string[],
    private readonly shop: string,
  ) {
    this.#texts = new SignedTexts(secrets, 'link to an order, Ed25519', { typ: 'JWT' });
  }

  write({ orderId, generation, until }: OrderLink): Promise<string> {
    const said: z.input<typeof claims> = {
      iss: this.shop,
      aud: audience,
      sub: orderId,
      gen: generation,
      exp: Math.floor(until.getTime() / 1000),
    };
    return this.#texts.write(JSON.stringify(said));
  }

  async read(token: string): Promise<ReadOrderLink> {
    const read = await this.#texts.read(token);
    if (read.kind !== 'text') return read;
    const { data } = claims.safeParse(parsedJson(read.text));
    if (!data) return { kind: 'forged' };
    const { iss, sub: orderId, gen: generation, exp } = data;
    if (iss !== this.shop) return { kind: 'foreign' };
    return { kind: 'link', link: { orderId, generation, until: new Date(exp * 1000) } };
  }
}
