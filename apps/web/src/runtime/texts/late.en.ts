import footer from '../../frame/footer.en.json' with { type: 'json' };
import visitor from '../../frame/visitor.en.json' with { type: 'json' };

/** Of the parts of the frame that come late. */
export const texts = { footer, visitor };
