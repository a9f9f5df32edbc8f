import errors from '../errors/errors.es.json' with { type: 'json' };
import home from '../home/home.es.json' with { type: 'json' };
import list from '../list/list.es.json' with { type: 'json' };

export const texts = { errors, home, list };
