import { Inject, Injectable } from '@nestjs/common';
import { type ErrorCode, shortestPassword, socialNetworks, type Translated } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { signInScreen, signInTold, type SignInView } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { countries } from '../../../presenters/countries.js';
import { accountPath, nextOf, signInPath, signInPathTo } from './sign-in-pages.js';
import { presentWall } from './sign-in-wall.js';

const titles: Record<SignInView['mode'], Translated> = {
  signIn: { es: 'Inicia sesión', en: 'Sign in', pt: 'Entre na sua conta' },
  signUp: { es: 'Crea tu cuenta', en: 'Create your account', pt: 'Crie sua conta' },
};

const summary: Translated = {
  es: 'Entra a tu cuenta para ver tus cupones, tus compras y tus próximas visitas.',
  en: 'Sign in to see your coupons, your purchases and your upcoming visits.',
  pt: 'Entre na sua conta para ver seus cupons, suas compras e suas próximas visitas.',
};

/** Sign in, or with `?new` sign up. A signed-in visitor is redirected. */
@Injectable()
export class ShowSignIn implements ScreenHandler {
  readonly routes = ['signIn'] as const;
  readonly isWithoutPrices = true;

  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly config: Config,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { visitor, query, own } = question;
    const { language } = visitor;
    const next = nextOf(query.get('next') ?? undefined, language, this.config.PUBLIC_ORIGIN);
    if (own.session.kind === 'known') return { kind: 'moved', to: next };
    const led = this.ledFrom(question);
    if (led !== undefined) return { kind: 'moved', to: signInPathTo(led, language) };
    const view = this.view(question, next);
    const title = titles[view.mode][language];
    return shown(signInScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: summary[language],
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [{ name: title, href: signInPath(language) }],
    });
  }

  /** The previous page, for the link's URL, so that the way back works without scripts. */
  private ledFrom({ visitor: { language }, query, own, problems }: PageQuestion) {
    if (query.size > 0 || problems.length > 0 || !own.cameFrom) return undefined;
    const next = nextOf(own.cameFrom, language, this.config.PUBLIC_ORIGIN);
    return next === accountPath(language) ? undefined : next;
  }

  private view({ visitor, query, typed, problems }: PageQuestion, next: string): SignInView {
    const { language, country } = visitor;
    const failure = failures.get(query.get('told') ?? '');
    const shown = failure && problems.length === 0 ? [presentProblem(failure, language)] : problems;
    const mode = query.has('new') ? 'signUp' : 'signIn';
    const told = signInTold.find((one) => one === query.get('told'));
    return {
      mode,
      next,
      networks: socialNetworks.map((network) => ({
        key: network,
        href: wayTo({ network, next }),
        rememberedHref: wayTo({ network, next, remember: 'yes' }),
      })),
      typed: {
        email: typed.email ?? '',
        firstName: typed.firstName ?? '',
        lastName: typed.lastName ?? '',
        country: typed.country ?? country,
      },
      remember: typed.remember === 'yes',
      countries: countries[language].map(({ code, name }) => ({ code, name })),
      shortestPassword,
      problems: shown,
      told: shown.length > 0 ? undefined : told,
      other: signInPathTo(next, language, mode === 'signIn'),
      wall: presentWall(next, language, this.content),
    };
  }
}

/** Error of a failed provider sign-in, by the query's `told`. */
const failures = new Map<string, ErrorCode>([
  ['failed', 'GENERAL_ERROR'],
  ['cookies', 'cookiesNeeded'],
]);

const wayTo = (query: Readonly<Record<string, string>>): string =>
  `/sign-in/start/?${new URLSearchParams(query)}`;
