import frame from '../../frame/frame.es.json' with { type: 'json' };
import posters from '../../parts/posters/posters.es.json' with { type: 'json' };
import problems from '../../parts/problems/problems.es.json' with { type: 'json' };
import standalone from '../document/standalone.es.json' with { type: 'json' };
import summary from '../../parts/summary/summary.es.json' with { type: 'json' };
import ui from '../../ui/ui.es.json' with { type: 'json' };

export const texts = { frame, posters, problems, standalone, summary, ui };
