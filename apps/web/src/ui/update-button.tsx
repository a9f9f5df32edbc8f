import styles from './update-button.module.css';

/**
 * The form's first button, so Enter presses it: it reloads the page with the form's values and
 * never buys. Visible only without scripts.
 */
export const UpdateButton = ({ children }: { readonly children: string }) => (
  <button type="submit" className={styles.update} tabIndex={-1}>
    {children}
  </button>
);
