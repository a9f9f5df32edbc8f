import styles from './islands.module.css';

const sprite = new URL('../../../generated/flags.svg', import.meta.url);

/** A currency's flag, round, with the code that it never stands without. */
export const Flag = ({ currency }: { currency: string }) => (
  <p className={styles.currency}>
    <svg width={20} height={20} aria-hidden="true">
      <use href={`${sprite.pathname}#${currency}`} />
    </svg>
    {currency}
  </p>
);
