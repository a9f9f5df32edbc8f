import errors from '../errors/errors.pt.json' with { type: 'json' };
import home from '../home/home.pt.json' with { type: 'json' };
import list from '../list/list.pt.json' with { type: 'json' };

export const texts = { errors, home, list };
