import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The router's key for the entry that the document was loaded with. */
const firstKey = 'default';

const isOurs = (address: string) => address.startsWith(`${location.origin}/`);

/** Goes back in history if the previous page was ours; otherwise the link works as a link. */
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
