/** A slide as every carousel gets it. */
export const Card = ({ c }) => (
  <article data-card="" style={{ width: 234, height: 260, background: '#eee' }}>
    <div style={{ height: 150, background: c.color }} />
    <h3>{c.title}</h3>
    <p>{c.text}</p>
  </article>
);
