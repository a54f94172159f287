import type { Result } from '@tessera/shared/api';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { usePictureChanged } from '../../api/picture.ts';
import { useMessage } from '../form/use-message.ts';

interface Problem {
  readonly place: 'drawn' | 'own';
  readonly message: string;
}

/** Keeps one choice at a time; what was refused is told where it was chosen, and the picture before stays. */
export function useKeeping() {
  const { writeFailure } = useMessage();
  const changed = usePictureChanged();
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function keep(place: Problem['place'], done: string, send: () => Promise<Result<null>>): Promise<void> {
    if (isKeeping) return;
    setKeeping(true);
    setProblem(undefined);
    const kept = await send();
    if (kept.ok) {
      toast.show({ id: 'auth.picture', tone: 'ok', title: done });
      await changed();
    } else setProblem({ place, message: writeFailure(kept.error) });
    setKeeping(false);
  }
  return { isKeeping, problem, keep };
}
