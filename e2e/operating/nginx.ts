import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts nginx with `deploy/nginx.conf`. Replaces only names and addresses. */
export async function startNginx(
  sample: string,
  site: string,
  upstreams: readonly string[],
): Promise<{ stop(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-nginx-'))
  const { hostname, port } = new URL(site)
  const key = join(home, 'site.key')
  const certificate = join(home, 'site.pem')
  const subject = ['-subj', `/CN=${hostname}`, '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
    stdio: 'ignore',
  })
  const hosts = upstreams.map((url) => new URL(url).host)
  const server = (await readFile(sample, 'utf8'))
    .replace(/10\.0\.0\.(\d):4700/g, (_, index: string) => hosts[Number(index) - 1] ?? '')
    .replace(/\/etc\/ssl\/\S+\.pem/, certificate)
    .replace(/\/etc\/ssl\/\S+\.key/, key)
    .replace('listen 443', `listen ${port}`)
    .replaceAll('app.example.org', hostname)
    // Here the port is part of the site's name.
    .replace('Host $host;', `Host $host:${port};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = join(home, 'nginx.conf')
  await writeFile(
    config,
    `${user} pid ${home}/pid; error_log ${home}/error.log; daemon off; events {}
http { access_log off; ${paths.join(' ')}
${server}
}`,
  )
  const nginx = spawn('nginx', ['-p', home, '-c', config], { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  return {
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}
