import styles from './islands.module.css';

const sprite = new URL('../../../generated/flags.svg', import.meta.url);

export const Flag = ({ currency }: { currency: string }) => (
  <p className={styles.currency}>
    <svg width={20} height={20} aria-hidden="true">
      <use href={`${sprite.pathname}#${currency}`} />
    </svg>
    {currency}
  </p>
);
