// Groups modules of the web app into files, by imports and never by file name.

const isStyle = (id) => /\.css(\?|$)/.test(id);
const isScreen = (id) => id.endsWith('-screen.tsx');
/**
 * A screen's static parts: their styles load with it, their code later
 * (docs/decisions/0009-page-loading.md).
 */
const staticPartsOf = (screen) => screen.replace(/[^/]+$/, 'static-parts.ts');

/** A compromise: most screens need most of a shared file, and there are few small files. */
const many = 6;

/** Importers of each module; read once the whole graph is known. */
function readGraph(source, context) {
  const walk = (starts, next) => {
    const seen = new Set();
    const visit = (id) => {
      const module = seen.has(id) ? undefined : context.getModuleInfo(id);
      if (!module) return;
      seen.add(id);
      for (const one of next(module)) visit(one);
    };
    starts.forEach(visit);
    return seen;
  };
  // Our libraries have one index each, so the bundler decides which parts a screen needs.
  const run = (...starts) =>
    walk(starts, ({ id, importedIds }) => (id.includes('/libs/') ? [] : importedIds));
  const entry = `${source}entry-client.tsx`;
  const all = walk([entry], (one) => [...one.importedIds, ...one.dynamicallyImportedIds]);
  const screens = [...all].filter(isScreen);
  const workedOn = new Set(
    screens.filter((one) => context.getModuleInfo(one).code.includes('wakesAtRest')),
  );
  const usersBy = (reach) => {
    const users = new Map(screens.map((screen) => [screen, reach(screen)]));
    return (id) => screens.filter((screen) => users.get(screen).has(id));
  };
  return {
    app: run(entry),
    entry,
    frame: run(entry, `${source}frame/parts/all-parts.ts`),
    runBy: usersBy((screen) => run(screen)),
    shownBy: usersBy((screen) => run(screen, staticPartsOf(screen))),
    /** Interactive screens that hydrate without a touch, and so fetch every byte. */
    isWorkedOn: (screen) => workedOn.has(screen),
  };
}

/**
 * The chunk groups of the browser build. The early script and the worker stay separate: the app's
 * entry does not reach their modules.
 * @param {string} source where the web app's code lies
 */
export function webChunks(source) {
  let graph;
  const group = (debugName, nameOf, rest) => ({
    debugName,
    name: (id, context) => nameOf(id, (graph ??= readGraph(source, context))),
    ...rest,
  });
  const isCode = (id) => id.startsWith(source) && !isStyle(id);
  return [
    // One style sheet for the frame and shared parts: a phone fetches six files at a time, and one
    // of them is the page's first picture.
    group(
      'styles',
      (id, { frame, shownBy, isWorkedOn }) => {
        const users = shownBy(id);
        const isShared = users.length > 2 || (users.length === 2 && users.some(isWorkedOn));
        return frame.has(id) || isShared ? 'styles' : null;
      },
      { test: isStyle, priority: 1 },
    ),
    // Packages share a file, since they rarely change.
    group(
      'vendor',
      (id, { app, runBy }) => (app.has(id) || runBy(id).length > 0 ? 'vendor' : null),
      { test: /node_modules/ },
    ),
    // Not the entry itself, which waits for the screen, which needs this file.
    group('app', (id, { app, entry }) => (app.has(id) && id !== entry ? 'app' : null), {
      test: (id) => !isStyle(id),
    }),
    group(
      'parts',
      (id, { frame, runBy, isWorkedOn }) => {
        const users = runBy(id);
        const isCommon = users.length >= many && users.filter(isWorkedOn).length > 1;
        // The frame's parts load with every screen; a separate file would add a name to each page.
        return isCommon || (frame.has(id) && users.length > 0) ? 'parts' : null;
      },
      { test: isCode },
    ),
    // Parts that the same few screens share form one file.
    group(
      'shared',
      (id, { runBy }) => {
        const users = runBy(id);
        return users.length > 1 ? `shared by ${users.join()}` : null;
      },
      { test: isCode, includeDependenciesRecursively: false },
    ),
  ];
}
