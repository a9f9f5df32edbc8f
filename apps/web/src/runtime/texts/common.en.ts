import frame from '../../frame/frame.en.json' with { type: 'json' };
import posters from '../../parts/posters/posters.en.json' with { type: 'json' };
import problems from '../../parts/problems/problems.en.json' with { type: 'json' };
import standalone from '../document/standalone.en.json' with { type: 'json' };
import summary from '../../parts/summary/summary.en.json' with { type: 'json' };
import ui from '../../ui/ui.en.json' with { type: 'json' };

export const texts = { frame, posters, problems, standalone, summary, ui };
