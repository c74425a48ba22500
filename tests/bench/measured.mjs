// Loaded into a server that is measured: tells its CPU time, in milliseconds, when it is asked.
process.on('message', message => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1000);
});
process.channel?.unref();
