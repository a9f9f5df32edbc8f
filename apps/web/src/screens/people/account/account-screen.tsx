import type { AccountView, FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { SignOut } from '../../../parts/account/sign-out.js';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-look.js';
import { Icon } from '../../../ui/icon.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Wall } from '../../../ui/wall.js';
import { AccountPart } from './account-part.js';
import { Section } from '../../../ui/section.js';
import styles from './account-screen.module.css';
import { Coupon } from './coupon.js';
import { OrderList } from './order-list.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { PasswordForm } from './password-form.js';
import { Purchases } from './purchases.js';
import { SessionList } from './session-list.js';
import { Visit } from './visit.js';
import type texts from './account.en.json';

declare module '../../../shop/texts.js' {
  interface Texts {
    account: typeof texts;
  }
}

type AccountT = TFunction<'account'>;

interface AccountScreenProps {
  view: AccountView;
  frame: FrameView;
}

export function AccountScreen({ view, frame }: AccountScreenProps) {
  const { t } = useTranslation('account');
  const ofForm = view.problems.filter(({ field }) => field && field !== 'page');
  const ofPage = view.problems.filter((problem) => !ofForm.includes(problem));
  return (
    <div className={styles.top}>
      <Head view={view} frame={frame} t={t} />
      <div className={`${styles.page} co-page`}>
        {ofPage.map((problem) => (
          <ProblemAlert key={problem.code} problem={problem} />
        ))}
        <Coupons view={view} path={frame.path} t={t} />
        <Visits view={view} path={frame.path} t={t} />
        {view.orders && <Orders part={view.orders} view={view} path={frame.path} t={t} />}
        <AccountPart
          id="purchases"
          title={t('purchase.title')}
          part={view.purchases}
          path={frame.path}
          empty={{ text: t('purchase.none'), way: t('coupon.way'), href: view.promotions }}
        >
          {(list) => <Purchases purchases={list} t={t} />}
        </AccountPart>
        <Sessions view={view} path={frame.path} t={t} />
        {view.password && (
          <Section id="password" title={t('password.title')} className={styles.password}>
            <PasswordForm
              password={view.password}
              problems={ofForm}
              email={view.email}
              frame={frame}
              t={t}
            />
          </Section>
        )}
      </div>
    </div>
  );
}
AccountScreen.wakesAtRest = true as const;

function Head({ view, frame, t }: AccountScreenProps & { t: AccountT }) {
  const { userName, fullName, email, network } = view;
  return (
    <Wall wall="shop" className={styles.wall}>
      <div className={`${styles.head} co-page`}>
        <div className={styles.who}>
          <PageTitle>{t('hello', { name: userName })}</PageTitle>
          <p>{fullName}</p>
          <p className={styles.email}>{email}</p>
          {network && <p>{t(`network.${network}`)}</p>}
        </div>
        <SignOut frame={frame} className={buttonClass({ tone: 'onWall' }, undefined)}>
          <Icon name="logout" size={20} />
          <span>{t('signOut')}</span>
        </SignOut>
      </div>
    </Wall>
  );
}

type PartProps = { view: AccountView; path: string; t: AccountT };

const Coupons = ({ view, path, t }: PartProps) => (
  <AccountPart
    id="coupons"
    title={t('coupon.title')}
    part={view.coupons}
    path={path}
    empty={{ text: t('coupon.none'), way: t('coupon.way'), href: view.promotions }}
  >
    {(list) => (
      <ul className={styles.coupons}>
        {list.map((coupon) => (
          <li key={coupon.code}>
            <Coupon coupon={coupon} t={t} />
          </li>
        ))}
      </ul>
    )}
  </AccountPart>
);

const Orders = (props: PartProps & { part: NonNullable<AccountView['orders']> }) => {
  const { part, view, path, t } = props;
  return (
    <AccountPart
      id="orders"
      title={t('order.title')}
      part={part}
      path={path}
      empty={{ text: t('order.none'), way: t('visit.way'), href: view.list }}
    >
      {(list) => <OrderList orders={list} t={t} />}
    </AccountPart>
  );
};

const Sessions = ({ view, path, t }: PartProps) => (
  <AccountPart id="sessions" title={t('session.title')} part={view.sessions} path={path}>
    {(list) => <SessionList sessions={list} path={path} t={t} />}
  </AccountPart>
);

const Visits = ({ view, path, t }: PartProps) => (
  <AccountPart
    id="visits"
    title={t('visit.title')}
    part={view.visits}
    path={path}
    empty={{ text: t('visit.none'), way: t('visit.way'), href: view.list }}
  >
    {(list) => (
      <ul className={styles.visits}>
        {list.map((visit) => (
          <li key={visit.key}>
            <Visit visit={visit} t={t} />
          </li>
        ))}
      </ul>
    )}
  </AccountPart>
);
