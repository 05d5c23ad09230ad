/** blocks.tsx: blocks of text as elements. */
import type { Block } from './sections';

export function Blocks({ blocks }: { blocks: Block[] }) {
    return (
        <>
            {blocks.map((block, i) => {
                if (block.is === 'text') return <p key={i}>{block.text}</p>;
                if (block.is === 'list')
                    return (
                        <ul key={i}>
                            {block.items.map((item) => (
                                <li key={item}>{item}</li>
                            ))}
                        </ul>
                    );
                const [head = [], ...rows] = block.rows;
                return (
                    <table key={i}>
                        <thead>
                            <tr>
                                {head.map((cell) => (
                                    <th key={cell} scope="col">
                                        {cell}
                                    </th>
                                ))}
                            </tr>
                        </thead>
                        <tbody>
                            {rows.map((row) => (
                                <tr key={row.join()}>
                                    {row.map((cell, j) =>
                                        j === 0 ? (
                                            <th key={j} scope="row">
                                                {cell}
                                            </th>
                                        ) : (
                                            <td key={j}>{cell}</td>
                                        ),
                                    )}
                                </tr>
                            ))}
                        </tbody>
                    </table>
                );
            })}
        </>
    );
}
