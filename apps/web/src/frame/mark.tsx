import styles from './mark.module.css';

export function Mark({ size }: { size: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path
        className={styles.body}
        d="M6 25.5 22 24c2.6-5 8.2-7.6 13.4-6.2 5.6 1.6 8.6 7.2 7.4 12.8C41 39 34 45 22 58c1.4-9.6 0-16.6-1.2-22.4-.6-3-.4-6.2.6-8.8Z"
      />
      <path
        className={styles.wing}
        d="M30 22C34 8 46 2 62 3 60 17 52 29 37 33c-5.4-1-8.2-5.6-7-11Z"
      />
      <path
        className={styles.feather}
        d="M34 27c5.4-7.6 12-11.6 20-13-3.4 8.4-9 14.6-17 18.4-2.6-.8-3.8-2.8-3-5.4Z"
      />
      <circle className={styles.eye} cx="26.5" cy="25.5" r="1.9" />
      <path className={styles.tail} d="M24 44c5 3 9.4 8.6 11 16-6.4-1-10.4-2.8-13-5.6Z" />
    </svg>
  );
}
