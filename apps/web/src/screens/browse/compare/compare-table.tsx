import type { CompareColumn, CompareView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { CompareCellText } from './compare-cell.js';
import styles from './compare-screen.module.css';

type Compared = Extract<CompareView, { kind: 'compared' }>;

interface CompareTableProps {
  view: Compared;
  t: TFunction<'compare'>;
}

export function CompareTable({ view, t }: CompareTableProps) {
  const { columns, groups } = view;
  return (
    <div className={styles.region} role="region" aria-label={t('region')} tabIndex={0}>
      <table className={styles.table} data-columns={columns.length}>
        <caption className="co-hidden">{columns.map(({ name }) => name).join(', ')}</caption>
        <Pictures columns={columns} t={t} />
        {groups.map(({ key, rows }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                <span className="text-h4">{t(`group.${key}`)}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{t(`line.${row.key}`)}</th>
                {row.cells.map((cell, position) => (
                  <td key={columns[position]?.slug}>
                    <CompareCellText cell={cell} t={t} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className={styles.alike}>{t('alike')}</p>}
    </div>
  );
}

function Pictures({ columns, t }: { columns: readonly CompareColumn[]; t: TFunction<'compare'> }) {
  return (
    <>
      <thead>
        <tr>
          <th scope="row" className={styles.corner}>
            <span className="co-hidden">{t('scene')}</span>
          </th>
          {columns.map(({ slug, scene, wall }) => (
            <td key={slug} className={styles.picture}>
              <SceneImage scene={scene} wall={wall} crop="wide" isEarly sizesClass={styles.scene} />
            </td>
          ))}
        </tr>
        <tr className={styles.names}>
          <th scope="col" className="text-small">
            {t('row')}
          </th>
          {columns.map(({ slug, name, href }) => (
            <th key={slug} scope="col">
              <AppLink href={href} className="text-h4">
                {name}
              </AppLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('price')}</th>
          {columns.map((column) => (
            <td key={column.slug}>
              <Offer column={column} t={t} />
            </td>
          ))}
        </tr>
      </tbody>
    </>
  );
}

function Offer({ column, t }: { column: CompareColumn; t: TFunction<'compare'> }) {
  const { name, href, from, without } = column;
  return (
    <div className={styles.offer}>
      {from ? (
        <p>
          <span className="text-caption">{t('from')}</span> <Price price={from} />
        </p>
      ) : (
        <p className="text-small">{t('noPrice')}</p>
      )}
      <ButtonLink href={href} size="sm">
        {t('see')}
        <span className="co-hidden">: {name}</span>
      </ButtonLink>
      <AppLink href={without} className={styles.remove} aria-label={t('removeNamed', { name })}>
        <Icon name="x" size={16} />
        {t('remove')}
      </AppLink>
    </div>
  );
}
