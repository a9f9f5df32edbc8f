import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The router's name for the page that the document was opened with. */
const firstKey = 'default';

const isOurs = (address: string) => address.startsWith(`${location.origin}/`);

/**
 * A link's press that goes back to the page before, when that was ours. Otherwise, as without
 * scripts, the link leads where it leads.
 */
export function useGoBack() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (key === firstKey && !isOurs(document.referrer)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
