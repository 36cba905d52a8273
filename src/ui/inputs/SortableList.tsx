import { DragDropContext, type DragUpdate, Droppable, type DropResult } from '@hello-pangea/dnd';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ReactNode, useId, useState } from 'react';
import { DragStyles } from './DragStyles.tsx';
import { SortableItem } from './SortableItem.tsx';

type Props = {
  ids: readonly number[];
  /** What an item is called aloud: `P. 12`. */
  nameOf: (id: number) => string;
  /** An item goes from a place to another; counted from 0. */
  onMove: (from: number, to: number) => void;
  /** In the order they are, without anything to move them by. */
  fixed?: boolean;
  /** More buttons of an item, behind those that move it. */
  renderActions?: (id: number) => ReactNode;
  children: (id: number) => ReactNode;
};

/**
 * A list that is put in order by dragging, with a finger, by keyboard (space, arrows, space) and by two plain buttons, all
 * of it said aloud in Spanish:
 *
 *   <SortableList ids={ids} nameOf={id => loadLabel({ id })} onMove={move}>{id => <LoadLine id={id} />}</SortableList>
 */
export const SortableList = ({ ids, nameOf, onMove, fixed = false, renderActions, children }: Props) => {
  const translate = useTranslate();
  const list = useId();
  const [said, setSaid] = useState('');
  const total = ids.length;
  const say = (key: 'lifted' | 'over' | 'dropped' | 'returned', draggableId: string, index: number): string =>
    translate(`app.sortable.${key}`, { name: nameOf(Number(draggableId)), position: index + 1, total });

  const over = ({ draggableId, source, destination }: DragUpdate): string =>
    destination ? say('over', draggableId, destination.index) : say('returned', draggableId, source.index);
  const ended = ({ draggableId, source, destination, reason }: DropResult): string =>
    destination && reason === 'DROP'
      ? say('dropped', draggableId, destination.index)
      : say('returned', draggableId, source.index);

  const step = (index: number, to: number) => {
    onMove(index, to);
    setSaid(say('over', String(ids[index]), to));
  };

  return (
    <DragDropContext
      dragHandleUsageInstructions={translate('app.sortable.instructions')}
      onDragStart={({ draggableId, source }, { announce }) => announce(say('lifted', draggableId, source.index))}
      onDragUpdate={(update, { announce }) => announce(over(update))}
      onDragEnd={(result, { announce }) => {
        announce(ended(result));
        const { source, destination, reason } = result;
        if (reason === 'DROP' && destination && destination.index !== source.index)
          onMove(source.index, destination.index);
      }}
    >
      <DragStyles />
      <Droppable droppableId={list}>
        {({ innerRef, droppableProps, placeholder }) => (
          <Box component="ol" ref={innerRef} {...droppableProps} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ids.map((id, index) => (
              <SortableItem
                key={id}
                id={id}
                index={index}
                total={total}
                name={nameOf(id)}
                fixed={fixed}
                onStep={step}
                actions={renderActions?.(id)}
              >
                {children(id)}
              </SortableItem>
            ))}
            {placeholder}
          </Box>
        )}
      </Droppable>
      <output className="visually-hidden">{said}</output>
    </DragDropContext>
  );
};
