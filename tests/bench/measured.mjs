// Loaded into a measured server: reports its CPU time in ms on request.
process.on('message', message => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1000);
});
process.channel?.unref();
