export const deskFiles = {
  'index.html':
    '<!doctype html><html lang="sv"><title>Desk</title><script type="module" src="/desk/assets/desk-B7k2_x9Q.js"></script></html>',
  'assets/desk-B7k2_x9Q.js': 'document.title',
};
