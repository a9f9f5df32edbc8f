import { Controller, Get, Query } from '@nestjs/common';
import { landingLanguage, pathOf, resolvePath } from '@shop/domain';
import { cartCount, type CartCountView, pageScreen } from '@shop/ports/screens';
import { Matches, MaxLength } from 'class-validator';
import { Config } from '../config/config.js';
import { Refused } from '../http/refused.js';
import { LoadCart } from '../visit/load-cart.js';
import { Visit } from '../visit/visit.js';
import { cookieCheck, noCookies } from './cookie-check.js';
import { json, type Outcome, pageOf, redirect } from './outcome.js';

class PageAsked {
  @MaxLength(4096)
  @Matches(/^\/[^/\\]/)
  readonly path!: string;
}

/** A fragment that a mail filter encoded: `/es/confirmar-cuenta/%23TOKEN`. */
const encodedFragment = /^([^?%]+)%23([\w.~-]{1,1000})$/;

/** Every page, as HTML and as JSON view. */
@Controller()
export class PageController {
  constructor(
    private readonly loadCart: LoadCart,
    private readonly config: Config,
  ) {}

  @Get('/')
  landing(@Visit() { jar }: Visit): Outcome {
    return redirect(
      pathOf({ name: 'home', params: {} }, landingLanguage(jar.read('language'))),
      302,
    );
  }

  @Get(`/api${pageScreen.path}`)
  view(@Query() { path }: PageAsked): Outcome {
    return pageOf({ path, as: 'json' });
  }

  @Get(`/api${cartCount.path}`)
  async cartCount(@Query() _: PageAsked, @Visit() visit: Visit): Promise<Outcome> {
    const { count, currency = visit.visitor.currency } = await this.loadCart.run(
      visit,
      visit.language,
      this.config.PAGE_DEADLINE_MS,
    );
    return json({ count, currency } satisfies CartCountView);
  }

  /** Redirects to the page if the browser returned its first cookies; else shows a notice. */
  @Get(cookieCheck)
  cookies(@Query() { path }: PageAsked, @Visit() { request, page, visitor }: Visit): Outcome {
    if (request.headers.cookie !== undefined)
      return redirect(page + (/#[\w-]+$/.exec(path)?.[0] ?? ''));
    return pageOf({
      path: page,
      as: 'html',
      problems: [noCookies(visitor.language)],
      form: 'settings',
      isFollowed: true,
    });
  }

  @Get('/*path')
  page(@Visit() { request: { originalUrl, path } }: Visit): Outcome {
    // Browsers read a path that begins with two slashes as another host.
    if (/^\/[/\\]/.test(originalUrl) || path.startsWith('/api/'))
      throw new Refused(404, 'notFound');
    const [, page = '', part] = encodedFragment.exec(originalUrl) ?? [];
    const known = resolvePath(page);
    return part === undefined || known.kind !== 'page'
      ? pageOf({ path: originalUrl, as: 'html' })
      : redirect(`${pathOf(known.route, known.language)}#${part}`);
  }
}
