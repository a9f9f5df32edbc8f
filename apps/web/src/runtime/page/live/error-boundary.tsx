import type { PageView } from '@shop/ports/screens';
import { Component, createRef, type ReactNode } from 'react';
import { translatorOf } from '../../../shop/texts.js';
import { reportFailure } from './report-failure.js';
import type texts from '../document/standalone.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    standalone: typeof texts;
  }
}

interface ErrorBoundaryProps {
  first: PageView;
  children: ReactNode;
}

interface Failed {
  readonly reference: string | undefined;
}

/** Eight hexadecimal digits to name on the phone; the log has the same. */
const newReference = () =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Shown when our code throws: an apology, a search and a link home. Plain HTML with the standalone
 * style sheet, so it needs none of our components.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { reference: undefined };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(): Failed {
    return { reference: newReference() };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error, this.state.reference ?? '');
    document.title = this.heading.current?.textContent ?? document.title;
    this.heading.current?.focus();
  }

  override render() {
    const { reference } = this.state;
    if (reference === undefined) return this.props.children;
    const { language, home, search } = this.props.first.frame;
    const translator = translatorOf(language);
    const t = translator.getFixedT(language, 'standalone');
    const say = translator.getFixedT(language, 'shop');
    return (
      <div className="standalone">
        <link rel="stylesheet" href="/standalone.css" />
        <main>
          <img src="/pictures/scenes/state-error.svg" alt="" width={280} height={210} />
          <h1 ref={this.heading} tabIndex={-1}>
            {say('internalTitle')}
          </h1>
          <p>{say('internal')}</p>
          <small>{`${t('client')} · ${t('reference', { reference })}`}</small>
          <form role="search" action={search}>
            <label htmlFor="q">{t('searchLabel')}</label>
            <div className="row">
              <input id="q" name="q" type="search" maxLength={200} autoComplete="off" />
              <button type="submit">{t('searchButton')}</button>
            </div>
          </form>
          <p className="ways">
            <a href={home}>{t('home')}</a>
          </p>
        </main>
      </div>
    );
  }
}
