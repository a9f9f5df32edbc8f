// Which modules of the web app make one file: by what imports what, never by the name of a file.

const isStyle = (id) => /\.css(\?|$)/.test(id);
const isScreen = (id) => id.endsWith('-screen.tsx');
/**
 * What a screen only shows: its styles come with it, its code comes late
 * (docs/decisions/0009-page-loading.md).
 */
const paperOf = (screen) => screen.replace(/[^/]+$/, 'paper-parts.ts');

/** Few enough that most screens need most of it, many enough that it is no crowd of small files. */
const many = 6;

/** What is imported by whom; asked for once the whole graph is known. */
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
  // Our libraries are looked at through one door, behind which is all of them: what of it a screen
  // needs is the bundler's to say.
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
    shownBy: usersBy((screen) => run(screen, paperOf(screen))),
    /** Where somebody works, and which wakes by itself: of these every byte is fetched. */
    isWorkedOn: (screen) => workedOn.has(screen),
  };
}

/**
 * The groups of a build for the browser. The early script and the worker stand alone: nothing of
 * theirs is reached from the app's entry.
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
    // One file of styles for the frame and what screens share: a phone fetches six files at a time,
    // and a page's first picture is one of them.
    group(
      'styles',
      (id, { frame, shownBy, isWorkedOn }) => {
        const users = shownBy(id);
        const isShared = users.length > 2 || (users.length === 2 && users.some(isWorkedOn));
        return frame.has(id) || isShared ? 'styles' : null;
      },
      { test: isStyle, priority: 1 },
    ),
    // Packages apart, since they change rarely, and together.
    group(
      'vendor',
      (id, { app, runBy }) => (app.has(id) || runBy(id).length > 0 ? 'vendor' : null),
      { test: /node_modules/ },
    ),
    // Not the entry itself: it waits for the screen, which needs this file.
    group('app', (id, { app, entry }) => (app.has(id) && id !== entry ? 'app' : null), {
      test: (id) => !isStyle(id),
    }),
    group(
      'parts',
      (id, { frame, runBy, isWorkedOn }) => {
        const users = runBy(id);
        const isCommon = users.length >= many && users.filter(isWorkedOn).length > 1;
        // What the frame needs is fetched with every screen: a file of its own is one name more in each page.
        return isCommon || (frame.has(id) && users.length > 0) ? 'parts' : null;
      },
      { test: isCode },
    ),
    // What the same few screens share is one file.
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
