import styles from '../../generated/ui/update-button.module.css';

/** The form's first button: Enter reloads the page and never buys. Visible without scripts. */
export const UpdateButton = ({ children }: { readonly children: string }) => (
  <button type="submit" className={styles.root} tabIndex={-1}>
    {children}
  </button>
);
