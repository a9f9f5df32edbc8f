import footer from '../../frame/footer.pt.json' with { type: 'json' };
import visitor from '../../frame/visitor.pt.json' with { type: 'json' };

/** Of the parts of the frame that come late. */
export const texts = { footer, visitor };
