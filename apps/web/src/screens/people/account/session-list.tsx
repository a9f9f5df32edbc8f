import { endSession, type SessionView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.js';
import styles from './account-screen.module.css';

interface SessionListProps {
  sessions: readonly SessionView[];
  path: string;
  t: TFunction<'account'>;
}

/** Active sessions; plain forms end the others. */
export function SessionList({ sessions, path, t }: SessionListProps) {
  const hasOthers = sessions.some(({ isHere }) => !isHere);
  return (
    <>
      <ul className={styles.purchases}>
        {sessions.map(({ handle, device, seen, isHere }) => (
          <li key={handle} className={styles.purchase}>
            <div>
              <p className={styles.order}>{device}</p>
              <p className="text-small">
                {isHere ? (
                  t('session.here')
                ) : (
                  <>
                    {t('session.seen', { moment: seen })}{' '}
                    <span className={styles.muted}>{t('session.zone')}</span>
                  </>
                )}
              </p>
            </div>
            {!isHere && (
              <EndForm session={handle} path={path}>
                {t('session.end')}
                <span className="co-hidden"> {device}</span>
              </EndForm>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <EndForm session="others" path={path}>
          {t('session.others')}
        </EndForm>
      )}
    </>
  );
}

interface EndFormProps {
  session: string;
  path: string;
  children: ReactNode;
}

const EndForm = ({ session, path, children }: EndFormProps) => (
  <form method="post" action={`/api${endSession.path}`} data-native="">
    <input type="hidden" name="path" value={path} />
    <input type="hidden" name="session" value={session} />
    <Button type="submit" tone="outline">
      {children}
    </Button>
  </form>
);
