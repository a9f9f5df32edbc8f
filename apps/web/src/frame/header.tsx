import type { FrameView } from '@shop/ports/screens';
import { SearchField } from '../parts/search-box/search-field.js';
import { AppLink } from '../ui/app-link.js';
import { Icon } from '../ui/icon.js';
import { CartLink } from './cart-link.js';
import type { FrameT } from './frame.js';
import styles from './header.module.css';
import { LatePart } from './late-part.js';
import { Mark } from './mark.js';
import { MenuTrigger } from './menu-trigger.js';

interface FrameProps {
  frame: FrameView;
  t: FrameT;
}

/** Two rows on desktops, one on phones. The short frame keeps logo, help and cart. */
export function Header({ frame, cartCount, t }: FrameProps & { cartCount: number }) {
  return (
    <header className={styles.root} data-header="">
      {frame.layout === 'desktop' && <LatePart name="strip" frame={frame} />}
      <div className={styles.header}>
        <div className={`co-page ${styles.bar}`}>
          {!frame.isShort && <MenuTrigger frame={frame} t={t} />}
          <AppLink href={frame.home} className={styles.logo} aria-label={frame.brand}>
            <Mark size={32} />
            <span className={styles.word} aria-hidden="true">
              {frame.brand}
            </span>
          </AppLink>
          {frame.isShort ? (
            <HelpPhone frame={frame} t={t} />
          ) : (
            <>
              <Navigation frame={frame} t={t} />
              <Search frame={frame} t={t} />
            </>
          )}
          <CartLink frame={frame} count={cartCount} />
        </div>
      </div>
    </header>
  );
}

function Navigation({ frame, t }: FrameProps) {
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul>
        {frame.navigation
          .filter(({ key }) => key !== 'home')
          .map(({ key, href, current }) => (
            <li key={key}>
              <AppLink href={href} aria-current={current ? 'page' : undefined}>
                {t(`nav.${key}`)}
              </AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** A form on desktops, a link to the search page on phones. */
function Search({ frame, t }: FrameProps) {
  return (
    <>
      {frame.layout === 'desktop' && <SearchForm frame={frame} t={t} />}
      <AppLink href={frame.search} className={styles.find} aria-label={t('search.go')}>
        <Icon name="search" />
      </AppLink>
    </>
  );
}

/** The query, if the page is the search results. */
function askedIn({ path, search }: FrameView): string {
  const [pathname, query] = path.split('?');
  return pathname === search ? (new URLSearchParams(query).get('q') ?? '') : '';
}

function SearchForm({ frame, t }: FrameProps) {
  return (
    <form
      role="search"
      data-native=""
      aria-label={t('search.inHeader')}
      method="get"
      action={frame.search}
      className={styles.search}
    >
      <label htmlFor="header-q" className="co-hidden">
        {t('search.label')}
      </label>
      <SearchField
        id="header-q"
        action={frame.search}
        frame={frame}
        query={askedIn(frame)}
        placeholder={t('search.go')}
      />
      <button type="submit" aria-label={t('search.go')}>
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}

function HelpPhone({ frame, t }: FrameProps) {
  const [phone] = frame.callCentre.phones;
  if (!phone) return null;
  return (
    <a className={styles.phone} href={phone.href}>
      <Icon name="headset" />
      <span className="co-hidden">{t('call', { number: phone.number })}</span>
      <span aria-hidden="true">{phone.number}</span>
    </a>
  );
}
