import errors from '../../screens/help/errors/errors.pt.json' with { type: 'json' };
import home from '../../screens/browse/home/home.pt.json' with { type: 'json' };
import list from '../../screens/browse/list/list.pt.json' with { type: 'json' };

export const texts = { errors, home, list };
