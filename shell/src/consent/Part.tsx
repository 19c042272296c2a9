import { type ComponentType, createElement, useEffect, useState } from 'react';

interface PartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  wanted: boolean;
  onFailure?: () => void;
  props: Props;
}

/** Component whose chunk loads on demand. Unlike `lazy`, a failed load is retried the next time it is needed. */
export function Part<Props extends object>({ load, wanted, onFailure, props }: PartProps<Props>) {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || part) return;
    void load().then((module) => setPart(() => module.default), onFailure);
  }, [load, wanted, part, onFailure]);
  return wanted && part ? createElement(part, props) : null;
}
