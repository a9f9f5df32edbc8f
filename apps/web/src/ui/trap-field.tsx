interface TrapFieldProps {
  id: string;
  label: string;
  className: string | undefined;
}

/** A honeypot for bots. Password managers must skip it: a filled one drops the form. */
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
