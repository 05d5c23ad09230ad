// relay.mjs: stands between a browser and a server: counts what the server sends, and can cut every
// connection.
import net from 'node:net';

export async function counted(port) {
    const it = { bytes: 0, up: true, connections: new Set() };
    const relay = net.createServer((near) => {
        if (!it.up) {
            near.destroy();
            return;
        }
        const far = net.connect({ port, host: '127.0.0.1' });
        it.connections.add(near);
        far.on('data', (bytes) => (it.bytes += bytes.length));
        near.pipe(far).pipe(near);
        for (const [one, other] of [
            [near, far],
            [far, near],
        ]) {
            one.on('error', () => other.destroy());
            one.on('close', () => {
                other.destroy();
                it.connections.delete(near);
            });
        }
    });
    await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));
    it.url = `http://127.0.0.1:${relay.address().port}/`;
    // Nothing passes any more, and what was open is cut, until it is up again.
    it.cut = () => {
        it.up = false;
        for (const connection of it.connections) connection.destroy();
    };
    it.mend = () => (it.up = true);
    it.stop = () => {
        it.cut();
        relay.close();
    };
    return it;
}
