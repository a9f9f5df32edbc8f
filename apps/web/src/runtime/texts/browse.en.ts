import errors from '../../screens/help/errors/errors.en.json' with { type: 'json' };
import home from '../../screens/browse/home/home.en.json' with { type: 'json' };
import list from '../../screens/browse/list/list.en.json' with { type: 'json' };

export const texts = { errors, home, list };
