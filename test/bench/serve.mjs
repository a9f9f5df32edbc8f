/** Listens on a free port and tells the bench; says what it used of the processor when asked. */
export function serve(server) {
  server.listen(0, 'localhost', () => process.send({ port: server.address().port }));
  process.on('message', () => process.send(cpuMs()));
  process.once('disconnect', () => process.exit(0));
}

/** What this process used of the processor so far, in ms, all its threads together. */
export function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
