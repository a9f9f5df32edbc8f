import errors from '../../screens/help/errors/errors.es.json' with { type: 'json' };
import home from '../../screens/browse/home/home.es.json' with { type: 'json' };
import list from '../../screens/browse/list/list.es.json' with { type: 'json' };

export const texts = { errors, home, list };
