import type { PhotoPassView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import styles from './photo-pass-screen.module.css';

export function PassesNeeded(props: {
  needed: PhotoPassView['needed'];
  t: TFunction<'photoPass'>;
}) {
  const { needed, t } = props;
  return (
    <table className={styles.needed}>
      <caption className="text-h4">{t('needed.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('needed.people')}</th>
          <th scope="col">{t('needed.passes')}</th>
        </tr>
      </thead>
      <tbody>
        {needed.map(({ from, to, passes }) => (
          <tr key={passes}>
            <th scope="row">{t('needed.range', { from, to })}</th>
            <td>{passes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
