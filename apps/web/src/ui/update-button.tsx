import styles from './update-button.module.css';

/**
 * The first button of a form, which is the one that Enter presses: it asks for the page anew, and
 * never buys. Without scripts it is there to be pressed.
 */
export const UpdateButton = ({ children }: { readonly children: string }) => (
  <button type="submit" className={styles.update} tabIndex={-1}>
    {children}
  </button>
);
