import frame from '../../frame/frame.pt.json' with { type: 'json' };
import posters from '../../parts/posters/posters.pt.json' with { type: 'json' };
import problems from '../../parts/problems/problems.pt.json' with { type: 'json' };
import standalone from '../document/standalone.pt.json' with { type: 'json' };
import summary from '../../parts/summary/summary.pt.json' with { type: 'json' };
import ui from '../../ui/ui.pt.json' with { type: 'json' };

export const texts = { frame, posters, problems, standalone, summary, ui };
