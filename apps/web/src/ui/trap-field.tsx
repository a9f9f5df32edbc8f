interface TrapFieldProps {
  id: string;
  label: string;
  /** Puts it out of sight. */
  className: string | undefined;
}

/**
 * What a machine writes into a field that people don't see. Password managers fill in what they know
 * of somebody, who would be taken for a machine: each is told to leave it.
 */
export const TrapField = ({ id, label, className }: TrapFieldProps) => (
  <div className={className} aria-hidden="true">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore=""
      data-bwignore=""
      data-lpignore="true"
      data-form-type="other"
    />
  </div>
);
