import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Draw = (context: object) => ReactNode;
type Change = (drawn: ReactNode) => ReactNode;

/** What a story draws, with its words changed. */
function Drawn({ draw, context, change }: { draw: Draw; context: object; change: Change }) {
  return change(draw(context));
}

const isStory = ({ props }: ReactElement<object>) => 'args' in props && 'globals' in props;
/** The story as a decorator of its own puts it somewhere: an element of a function without props. */
const holdsStory = ({ props }: ReactElement<object>) => Object.keys(props).length === 0;

/**
 * The story that Storybook hands to a decorator, with its words changed. It is an element of the story's own function, to be
 * drawn with its context; what the story's own decorators put around it stays.
 */
export function changeWords(story: ReactNode, change: Change): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(story)) return story;
  if (typeof story.type === 'function' && (isStory(story) || holdsStory(story))) {
    const inner: Change = isStory(story) ? change : drawn => changeWords(drawn, change);
    return <Drawn draw={story.type as Draw} context={story.props} change={inner} />;
  }
  const { children } = story.props;
  return Children.count(children) === 0
    ? story
    : cloneElement(
        story,
        undefined,
        Children.map(children, child => changeWords(child, change)),
      );
}
